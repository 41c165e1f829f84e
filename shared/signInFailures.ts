/** As in `/?signIn=…`; the page shows it in a toast. */
export const signInFailures = ['failed', 'cancelled', 'unavailable', 'suspended'] as const
export type SignInFailure = (typeof signInFailures)[number]
