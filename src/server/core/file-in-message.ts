/**
 * Bytes of a file that an MCP client can upload: in Base64 they are 8,000,000 characters, which a message has room for beside
 * what it says else. By HTTP a file may be larger.
 */
export const FILE_IN_MESSAGE_BYTES = 6_000_000;
