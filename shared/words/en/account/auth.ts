import type { auth as model } from '#shared/words/es/account/auth.ts'

export const auth: typeof model = {
  title: 'Sign In',
  titleShort: 'Sign In',
  login: 'Log in',
  account: (name) => (name ? `Your account: ${name}` : 'Your account'),
  profile: 'My Profile',
  properties: 'My Properties',
  prices: 'My Prices',
  agency: 'My agency',
  alerts: 'My Alerts',
  settings: 'Settings',
  signOut: 'Sign Out',
  publish: 'Publish',
  troubles: {
    failed: { title: 'We could not sign you in', text: 'Try again in a moment.' },
    cancelled: { title: 'Sign-in canceled', text: 'You can go on looking without an account.' },
    unavailable: {
      title: 'Signing in is not possible right now',
      text: 'The sign-in service does not answer. Everything else works; try again in a few minutes.',
    },
    suspended: {
      title: 'Your account is suspended',
      text: 'For now you cannot sign in. Write to us if you think it is a mistake.',
    },
  },
  suspension: { reason: 'Reason', contact: 'Write to us' },
  required: 'Sign-in required',
  requiredFor: (page) => `Sign in to see “${page}”; you come back there afterwards.`,
  requiredText: 'You need to sign in to see this page.',
  ended: 'Your session has ended',
  endedText: 'Sign in to go on with this page.',
  expired: 'Session expired',
  expiredText: 'Your session has expired. Signing in again...',
}
