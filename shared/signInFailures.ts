/** In `/?signIn=…`; the page shows a toast. */
export const signInFailures = ['failed', 'cancelled', 'unavailable', 'suspended'] as const
export type SignInFailure = (typeof signInFailures)[number]
