// swift-format-ignore-file
import Bookkeeping
import GRDB

extension Migration {
    /// Unique skeletons of user names, so that no two look the same.
    static let skeletonsOfUserNames = Migration(
        number: 8,
        sql: #"""
        ALTER TABLE user ADD COLUMN username_skeleton TEXT;

        UPDATE user SET username_skeleton = skeleton(username);

        UPDATE user SET username_skeleton = NULL WHERE EXISTS (
            SELECT 1 FROM user other WHERE other.username_skeleton = user.username_skeleton
            AND (other.created_at, other.id) < (user.created_at, user.id));

        CREATE UNIQUE INDEX user_skeleton ON user (username_skeleton);
        """#,
        functions: [skeleton])

    private static let skeleton = DatabaseFunction("skeleton", argumentCount: 1, pure: true) { values in
        String.fromDatabaseValue(values[0])?.skeleton
    }
}
