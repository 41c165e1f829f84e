import { describe, expect, it } from 'vitest'
import { en, es } from '#tests/support/words.ts'
import { marketPath } from './market/marketPath.ts'
import { matchPage, pageNames, pageOf, shownPage } from './pages.ts'
import { paths } from './paths.ts'

describe('the page of a path', () => {
  it.each([
    ['/', 'root'],
    ['/favorites', 'favorites'],
    ['/Favorites/', 'favorites'],
    ['/property/abc', 'property'],
    ['/publish', 'publish'],
    ['/publish/abc', 'edit'],
    ['/rentabilidad', 'investment'],
    ['/returns', 'investment'],
    ['/mercado/asuncion', 'cityMarket'],
    ['/market/asuncion/villa-morra', 'neighborhoodMarket'],
    ['/mercado', 'notFound'],
    ['/metodo', 'method'],
    ['/method', 'method'],
    ['/property', 'notFound'],
    ['/nowhere', 'notFound'],
    ['/toString', 'notFound'],
  ])('%s is %s', (path, page) => expect(matchPage(path).name).toBe(page))

  it.each([
    ['search', paths.search({ city: 'Luque' })],
    ['property', paths.property('a/b')],
    ['neighborhoodPrices', paths.neighborhoodPrices()],
    ['investment', paths.investment('es', { price: '100000' })],
    ['investment', paths.investment('en')],
    ['cityMarket', marketPath({ city: 'Asunción' }, 'es')],
    ['neighborhoodMarket', marketPath({ city: 'Asunción', neighborhood: 'Mcal. López' }, 'en')],
    ['method', paths.method('es', 'roi')],
    ['method', paths.method('en')],
    ['edit', paths.edit('abc')],
    ['owner', paths.owner('abc')],
  ])('%s is matched by its own path: %s', (name, address) =>
    expect(matchPage(new URL(address, 'http://any').pathname).name).toBe(name),
  )

  it('is the home screen instead of the landing page once signed in', () => {
    expect([shownPage('root', false), shownPage('root', true)]).toEqual(['root', 'home'])
    expect(shownPage('terms', true)).toBe('terms')
  })
})

it.each([
  ['es', es],
  ['en', en],
])('each page has its own title: %s', (_, words) => {
  const { about, admin, calculator, compare, dashboard, favorites, guides, home, investment, landing } = words
  const { method, mine, neighborhoods, publish, users } = words
  const titles = {
    root: landing.title,
    home: home.title,
    favorites: favorites.title,
    compare: compare.title,
    priceCalculator: calculator.title,
    neighborhoodPrices: neighborhoods.title,
    investment: investment.title,
    method: method.title,
    profile: users.title,
    mine: mine.title,
    settings: users.settingsTitle,
    priceDashboard: dashboard.title,
    publish: publish.title,
    guides: guides.title,
    terms: about.termsTitle,
    privacy: about.privacyTitle,
    contact: about.contactTitle,
    adminLogin: admin.loginTitle,
    adminDashboard: admin.dashboardTitle,
    adminNewAgent: admin.newAgent,
    notFound: 'Page Not Found',
  } as const
  const found = pageNames.filter((name) => name in titles).map((name) => [name, pageOf(name).title?.(words)])
  expect(Object.fromEntries(found)).toEqual(titles)
})

describe('pages for signed-in users', () => {
  it('are not indexed', () => {
    expect(pageNames.filter((name) => pageOf(name).access !== 'anyone' && pageOf(name).indexed)).toEqual([])
  })
})
