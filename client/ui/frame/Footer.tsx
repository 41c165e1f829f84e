import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { offscreenProps } from '#client/core/rendering/layOutRest.ts'
import { Reused } from '#client/core/rendering/reuse.tsx'
import { paths } from '#client/paths.ts'
import { Nanduti } from '#client/ui/Nanduti.tsx'
import { marketPath } from '#shared/market/marketPath.ts'
import { mainCities } from '#shared/places/mainCities.ts'
import { Logo } from './Logo.tsx'

export function Footer() {
  return (
    <Reused
      as="footer"
      by="footer"
      {...offscreenProps}
      className="@container relative mt-16 overflow-hidden border-t bg-surface-sunken pb-[calc(4rem+env(safe-area-inset-bottom))] md:pb-0"
    >
      <Content />
    </Reused>
  )
}

function Content() {
  const { language } = useLanguage()
  const { layout: w } = useWords('layout')
  return (
    <>
      <Nanduti
        seed={23}
        className="pointer-events-none absolute -right-24 -bottom-24 size-80 text-line-strong opacity-25"
      />
      <div className="relative mx-auto grid max-w-page grid-cols-1 gap-8 px-4 py-10 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:px-6">
        <div>
          <Logo />
          <p className="mt-2 text-ink-muted">{w.tagline}</p>
        </div>
        <nav aria-label={w.footerNavigation} className="contents">
          <Column title={w.explore}>
            <FooterLink to={paths.search({ transactionType: 'sale' })}>{w.sale}</FooterLink>
            <FooterLink to={paths.search({ transactionType: 'rent' })}>{w.rent}</FooterLink>
            <FooterLink to={paths.search({ sortBy: 'roi' })}>{w.investment}</FooterLink>
            <FooterLink to={paths.neighborhoodPrices()}>{w.neighborhoodPrices}</FooterLink>
            <FooterLink to={paths.priceCalculator}>{w.priceCalculator}</FooterLink>
            <FooterLink to={paths.investment(language)}>{w.returns}</FooterLink>
            <FooterLink to={paths.guides(language)}>{w.guides}</FooterLink>
            <FooterLink to={paths.developments(language)}>{w.developments}</FooterLink>
            <FooterLink to={paths.agencies()}>{w.agencies}</FooterLink>
          </Column>
          <Column title={w.product}>
            <FooterLink to={paths.publish}>{w.publish}</FooterLink>
            <FooterLink to={paths.method(language)}>{w.method}</FooterLink>
            <FooterLink to={paths.contact}>{w.contact}</FooterLink>
            <FooterLink to={paths.developers}>{w.developers}</FooterLink>
            <FooterLink to={paths.terms}>{w.terms}</FooterLink>
            <FooterLink to={paths.privacy}>{w.privacy}</FooterLink>
          </Column>
          <div className="min-w-0 border-t pt-5 text-sm wrap-anywhere @2xl:col-span-3">
            <p className="font-semibold">{w.markets}</p>
            <ul className="mt-1 flex flex-wrap gap-x-5 text-ink-muted">
              {mainCities.map((city) => (
                <FooterLink key={city} to={marketPath({ city }, language)}>
                  {city}
                </FooterLink>
              ))}
            </ul>
          </div>
        </nav>
        <p className="border-t pt-5 text-ink-muted text-xs wrap-anywhere @2xl:col-span-3">
          {w.placesCredit} <CreditLink href="https://www.geonames.org/">GeoNames</CreditLink> (
          <CreditLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</CreditLink>),{' '}
          <CreditLink href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</CreditLink>
          . {w.ratesCredit} <CreditLink href="https://dolar.melizeche.com/">DolarPy</CreditLink>,{' '}
          <CreditLink href="https://www.exchangerate-api.com">Rates By Exchange Rate API</CreditLink>.
        </p>
      </div>
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold text-sm">{title}</p>
      <ul className="mt-1 text-ink-muted">{children}</ul>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link href={to} className="inline-block py-1 hover:text-action hover:underline">
        {children}
      </Link>
    </li>
  )
}

function CreditLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
      {children}
    </a>
  )
}
