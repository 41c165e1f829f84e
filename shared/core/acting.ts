/**
 * Both sessions may exist in one browser. A call with this header acts as the administrator, and as nobody where there
 * is no such session; without it the user's session takes precedence.
 */
export const actingHeader = 'X-Acting-As'
export const actingAsAdmin = 'admin'

/** The administrator's panel: its calls act as the administrator. */
export const isPanelPath = (path: string) => /^\/admin(\/|$)/i.test(path)
