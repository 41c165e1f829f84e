/**
 * A browser may have both sessions. Calls with this header act as the administrator; without it the user
 * takes precedence.
 */
export const actingHeader = 'X-Acting-As'
export const actingAsAdmin = 'admin'

/** Whether a path is of the panel. */
export const isPanelPath = (path: string) => /^\/admin(\/|$)/i.test(path)
