/** Why a sign-in came to nothing, as `/?signIn=…` tells the page, which says it in a toast. */
export const signInTroubles = ['failed', 'cancelled', 'unavailable'] as const
export type SignInTrouble = (typeof signInTroubles)[number]
