import type { admin as model } from '#shared/words/es/admin/admin.ts'

export const admin: typeof model = {
  loginTitle: 'Administration panel',
  loginLead: 'Sign in with your administrator name.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  signIn: 'Sign in',
  toSite: 'Back to the main site',
  welcome: 'Welcome',
  welcomeText: 'Signing in as administrator...',
  failed: 'Sign-in failed',
  badCredentials: 'Wrong credentials',
  code: 'One-time code',
  codeHint: 'The one of your app, or one of your recovery codes.',
  codeBack: 'Use another account',
  retryIn: (n) =>
    n === 1
      ? 'Many attempts with this name. We try again in 1 second.'
      : `Many attempts with this name. We try again in ${n} seconds.`,
  waitMinutes: (n: number) => (n === 1 ? 'Try again in a minute.' : `Try again in ${n} minutes.`),

  expired: 'Your session ended',
  expiredText: 'Sign in to go on where you were. What you typed is still here.',

  panel: 'Panel',
  navigation: 'Panel navigation',
  newProperty: 'New property',
  newAgent: 'New agent',
  calculator: 'Price calculator',
  approvals: 'To review',
  users: 'Users',
  activities: 'Activities',
  activeFilters: (n: number) => `${n} set`,
  site: 'View the site',
  signOut: 'Sign out',
  signedInAs: (name: string) => `Signed in as ${name}`,

  dashboardTitle: 'Administration panel',
  dashboardLead: (name: string) => `Hello, ${name}.`,
  noMail:
    'There is no mail server: no email is sent, about inquiries or anything else. They wait in the queue until the server has SMTP_URL and MAIL_FROM.',
  quickActions: 'Shortcuts',
  tabsLabel: 'Sections of the panel',
  tabs: {
    general: 'Overview',
    properties: 'Properties',
    agents: 'Agents',
    reports: 'Reports',
    settings: 'Settings',
  },
  stats: {
    totalProperties: 'All properties',
    activeListings: 'Active properties',
    totalAgents: 'Registered agents',
    recentActivities: 'Recent activity',
  },
  last24Hours: 'Last 24 hours',
}
