/** Connections that one network may hold at a time; a browser opens six. */
export const CONNECTIONS_MAX = 512
/** Bytes of a JSON body; uploads have limits of their own. */
export const JSON_BODY_MAX = 100_000
