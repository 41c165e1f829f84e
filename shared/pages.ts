import { createMatcher, type PathMatch } from './core/matchPath.ts'
import { type Feature, hasWords, type Words } from './words.ts'

/** The client redirects others. */
export type Access = 'anyone' | 'user' | 'admin'

interface PageRow {
  /** Path in other languages, if different. */
  foreignPattern?: string
  /** Component, under `client/`. */
  file: `${string}/${string}Page.tsx`
  access: Access
  indexed: boolean
  isPanel?: true
  /** The same for all visitors. */
  rendered: boolean
  /** Asks visitors to sign in instead of redirecting. */
  signIn?: true | 'renew'
}

/** From the words loaded with the page. */
interface PageTexts<W> {
  /** Undefined if it depends on data. */
  title?: (words: W) => string
  /** Default: a general text. */
  signInText?: (words: W) => string
}

export interface Page extends PageRow, PageTexts<Partial<Words>> {
  /** Undefined: unknown paths. */
  pattern: string | undefined
  words: readonly Feature[]
}

/** Its texts may use only these words. */
function page<const P extends string | undefined, F extends Feature>(
  pattern: P,
  words: readonly F[],
  { title, signInText, ...row }: PageRow & PageTexts<Pick<Words, NoInfer<F>>>,
): Page & { pattern: P } {
  const checked = (text: typeof title) =>
    text &&
    ((loaded: Partial<Words>) => {
      if (!hasWords(loaded, words)) throw new Error(`${row.file} needs the words of ${words.join(', ')}`)
      return text(loaded)
    })
  return { ...row, pattern, words, title: checked(title), signInText: checked(signInText) }
}

const publishWords = [
  'errors',
  'fieldLabels',
  'listings',
  'media',
  'position',
  'prices',
  'propertyDetails',
  'publish',
  'roi',
] as const
const open = { access: 'anyone', indexed: true, rendered: true } as const
const unlisted = { access: 'anyone', indexed: false, rendered: false } as const
const signedIn = { access: 'user', indexed: false, rendered: false } as const
const dashboardWords = ['admin'] as const
const approvalWords = [
  'approvals',
  'fieldLabels',
  'listingFacts',
  'listings',
  'moderation',
  'prices',
] as const
const panel = { access: 'admin', indexed: false, rendered: false, isPanel: true } as const

const marketWords = ['listings', 'market', 'neighborhoods', 'prices', 'search'] as const
const marketPage = { ...open, file: 'prices/MarketPage.tsx' } as const

const inboxWords = ['inbox'] as const
const inboxTitle = ({ inbox }: Pick<Words, 'inbox'>) => inbox.title
const inboxPage = { ...signedIn, file: 'inquiries/InboxPage.tsx', title: inboxTitle, signIn: true } as const
const adminInboxPage = { ...panel, file: 'admin/inbox/AdminInboxPage.tsx', title: inboxTitle } as const

/** Routes, server pages, titles, preloads and the sitemap derive from it. */
export const pages = {
  root: page('/', ['landing'], {
    ...open,
    file: 'landing/LandingPage.tsx',
    title: ({ landing }) => landing.title,
  }),
  home: page('/home', ['home', 'listings'], {
    ...open,
    file: 'home/HomePage.tsx',
    title: ({ home }) => home.title,
  }),
  search: page('/search', ['listings', 'search'], { ...open, file: 'listings/search/SearchPage.tsx' }),
  property: page('/property/:id', ['listings', 'property'], {
    ...open,
    file: 'listings/detail/PropertyPage.tsx',
  }),
  favorites: page('/favorites', ['favoriteNews', 'favorites', 'listings'], {
    ...unlisted,
    file: 'favorites/FavoritesPage.tsx',
    title: ({ favorites }) => favorites.title,
  }),
  /** By session, or by a mail's link: its token is secret. */
  alerts: page('/alerts', ['listings', 'savedSearches', 'search'], {
    ...unlisted,
    file: 'savedSearches/alerts/AlertsPage.tsx',
    title: ({ savedSearches }) => savedSearches.title,
  }),
  compare: page('/compare', ['compare', 'listings'], {
    ...unlisted,
    file: 'compare/ComparePage.tsx',
    title: ({ compare }) => compare.title,
  }),
  priceCalculator: page('/price-calculator', ['calculator', 'listings', 'prices'], {
    ...open,
    file: 'prices/PriceCalculatorPage.tsx',
    title: ({ calculator }) => calculator.title,
  }),
  neighborhoodPrices: page('/prices', ['listings', 'neighborhoods', 'prices'], {
    ...open,
    file: 'prices/NeighborhoodPricesPage.tsx',
    title: ({ neighborhoods }) => neighborhoods.title,
  }),
  cityMarket: page('/mercado/:city', marketWords, { ...marketPage, foreignPattern: '/market/:city' }),
  neighborhoodMarket: page('/mercado/:city/:neighborhood', marketWords, {
    ...marketPage,
    foreignPattern: '/market/:city/:neighborhood',
  }),
  investment: page('/rentabilidad', ['guides', 'investment', 'prices'], {
    ...open,
    foreignPattern: '/returns',
    file: 'prices/InvestmentPage.tsx',
    title: ({ investment }) => investment.title,
  }),
  method: page('/metodo', ['listings', 'method', 'prices'], {
    ...open,
    foreignPattern: '/method',
    file: 'prices/MethodPage.tsx',
    title: ({ method }) => method.title,
  }),
  guides: page('/guias', ['guides'], {
    ...open,
    foreignPattern: '/guides',
    file: 'guides/GuidesPage.tsx',
    title: ({ guides }) => guides.title,
  }),
  guide: page('/guias/:topic', ['guides'], {
    ...open,
    foreignPattern: '/guides/:topic',
    file: 'guides/GuidePage.tsx',
  }),
  profile: page('/profile', ['users'], {
    ...signedIn,
    file: 'users/ProfilePage.tsx',
    title: ({ users }) => users.title,
  }),
  mine: page('/my-properties', ['listings', 'mine'], {
    ...signedIn,
    file: 'listings/mine/MinePage.tsx',
    title: ({ mine }) => mine.title,
    signIn: 'renew',
  }),
  import: page('/import', ['fieldLabels', 'imports', 'listingFacts', 'listings'], {
    ...signedIn,
    file: 'imports/ImportPage.tsx',
    title: ({ imports }) => imports.title,
    signIn: true,
  }),
  inbox: page('/inbox', inboxWords, inboxPage),
  inboxThread: page('/inbox/:id', inboxWords, inboxPage),
  inboxSent: page('/inbox/sent', inboxWords, inboxPage),
  inboxSentThread: page('/inbox/sent/:id', inboxWords, inboxPage),
  /** By mail link: its token is secret. */
  conversation: page('/inquiries/:ref', inboxWords, {
    ...unlisted,
    file: 'inquiries/ConversationPage.tsx',
    title: ({ inbox }) => inbox.title,
  }),
  settings: page('/settings', ['notifications', 'users'], {
    ...signedIn,
    file: 'users/SettingsPage.tsx',
    title: ({ users }) => users.settingsTitle,
  }),
  priceDashboard: page('/price-dashboard', ['dashboard', 'listings', 'prices'], {
    ...signedIn,
    file: 'prices/PriceDashboardPage.tsx',
    title: ({ dashboard }) => dashboard.title,
    signIn: true,
    signInText: ({ dashboard }) => dashboard.signInText,
  }),
  publish: page('/publish', [...publishWords, 'property'], {
    ...unlisted,
    file: 'listings/publish/PublishPage.tsx',
    title: ({ publish }) => publish.title,
  }),
  /** For an existing listing. */
  edit: page('/publish/:id', [...publishWords, 'property'], {
    ...signedIn,
    file: 'listings/publish/PublishPage.tsx',
    title: ({ publish }) => publish.editTitle,
    signIn: true,
  }),
  /** For those who work for one; for others, to found one. */
  agency: page('/agency', ['agencies', 'boosts', 'listings', 'mine'], {
    ...signedIn,
    file: 'agencies/AgencyPage.tsx',
    title: ({ agencies }) => agencies.title,
    signIn: true,
  }),
  /** By mail link: its token is secret. */
  invitation: page('/invitations/:token', ['agencies'], {
    ...unlisted,
    file: 'agencies/InvitationPage.tsx',
    title: ({ agencies }) => agencies.invitation.title,
  }),
  agencies: page('/agencies', ['agencyPages'], { ...open, file: 'agencies/public/AgenciesPage.tsx' }),
  agencyProfile: page('/agencies/:slug', ['agencyPages', 'listings'], {
    ...open,
    file: 'agencies/public/AgencyProfilePage.tsx',
  }),
  agentProfile: page('/agents/:slug', ['agencyPages', 'listings'], {
    ...open,
    file: 'agencies/public/AgentProfilePage.tsx',
  }),
  developments: page('/emprendimientos', ['developmentPages', 'developments', 'listings'], {
    ...open,
    foreignPattern: '/developments',
    file: 'developments/public/DevelopmentsPage.tsx',
  }),
  development: page('/emprendimientos/:slug', ['developmentPages', 'developments', 'listings'], {
    ...open,
    foreignPattern: '/developments/:slug',
    file: 'developments/public/DevelopmentPage.tsx',
  }),
  owner: page('/users/:id', ['listings', 'users'], { ...open, file: 'users/OwnerPage.tsx' }),
  terms: page('/terms', ['about'], {
    ...open,
    file: 'about/TermsPage.tsx',
    title: ({ about }) => about.termsTitle,
  }),
  privacy: page('/privacy', ['about'], {
    ...open,
    file: 'about/PrivacyPage.tsx',
    title: ({ about }) => about.privacyTitle,
  }),
  contact: page('/contact', ['about'], {
    ...open,
    file: 'about/ContactPage.tsx',
    title: ({ about }) => about.contactTitle,
  }),
  developers: page('/developers', ['about'], {
    ...open,
    file: 'developers/DevelopersPage.tsx',
    title: ({ about }) => about.developers.title,
  }),
  adminLogin: page('/admin/login', ['admin'], {
    ...panel,
    access: 'anyone',
    file: 'admin/signIn/AdminLoginPage.tsx',
    title: ({ admin }) => admin.loginTitle,
  }),
  admin: page('/admin', dashboardWords, {
    ...panel,
    file: 'admin/dashboard/AdminDashboardPage.tsx',
    title: ({ admin }) => admin.dashboardTitle,
  }),
  adminDashboard: page('/admin/dashboard', dashboardWords, {
    ...panel,
    file: 'admin/dashboard/AdminDashboardPage.tsx',
    title: ({ admin }) => admin.dashboardTitle,
  }),
  adminActivities: page(
    '/admin/activities',
    ['activities', 'admin', 'adminExports', 'fieldLabels', 'listingFacts', 'listings', 'moderation'],
    {
      ...panel,
      file: 'admin/activities/ActivitiesPage.tsx',
      title: ({ activities }) => activities.title,
    },
  ),
  adminApprovals: page('/admin/approvals', approvalWords, {
    ...panel,
    file: 'admin/approvals/ApprovalsPage.tsx',
    title: ({ approvals }) => approvals.title,
  }),
  adminApproval: page('/admin/approvals/:id', approvalWords, {
    ...panel,
    file: 'admin/approvals/ApprovalsPage.tsx',
    title: ({ approvals }) => approvals.title,
  }),
  adminInbox: page('/admin/inbox', inboxWords, adminInboxPage),
  adminInboxThread: page('/admin/inbox/:id', inboxWords, adminInboxPage),
  adminUsers: page('/admin/users', ['panelUsers'], {
    ...panel,
    file: 'admin/users/UsersPage.tsx',
    title: ({ panelUsers }) => panelUsers.title,
  }),
  adminEditProperty: page('/admin/properties/:id/edit', [...publishWords, 'moderation'], {
    ...panel,
    file: 'admin/listings/PropertyFormPage.tsx',
    title: ({ moderation }) => moderation.form.editTitle,
  }),
  adminNewProperty: page('/admin/properties/new', [...publishWords, 'moderation'], {
    ...panel,
    file: 'admin/listings/PropertyFormPage.tsx',
    title: ({ moderation }) => moderation.form.newTitle,
  }),
  adminNewAgent: page('/admin/agents/new', ['admin', 'agents'], {
    ...panel,
    file: 'admin/agents/NewAgentPage.tsx',
    title: ({ admin }) => admin.newAgent,
  }),
  adminPriceCalculator: page('/admin/price-calculator', ['admin', 'calculator', 'listings', 'prices'], {
    ...panel,
    file: 'admin/calculator/AdminCalculatorPage.tsx',
    title: ({ admin }) => admin.calculator,
  }),
  notFound: page(undefined, ['notFound'], {
    ...unlisted,
    rendered: true,
    file: 'notFound/NotFoundPage.tsx',
    title: ({ notFound }) => notFound.title,
  }),
}

export type PageName = keyof typeof pages

const rows: Record<PageName, Page> = pages
const isPageName = (name: string): name is PageName => Object.hasOwn(rows, name)
export const pageNames: readonly PageName[] = Object.keys(rows).filter(isPageName)

/** The page's row, without the types of its texts. */
export function pageOf(name: PageName): Page {
  return rows[name]
}

const match = createMatcher(
  pageNames.flatMap((name) => {
    const { pattern, foreignPattern } = rows[name]
    return [pattern, foreignPattern].flatMap((one) => (one === undefined ? [] : [[name, one] as const]))
  }),
)

/** Default: `notFound`. */
export function matchPage(path: string): PathMatch<PageName> {
  return match(path) ?? { name: 'notFound', params: {} }
}

/** Who is signed in sees the home page instead of the landing page. */
export function shownPage(name: PageName, isSignedIn: boolean): PageName {
  return name === 'root' && isSignedIn ? 'home' : name
}
