import { useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { SearchBar } from '#client/listings/search/bar/SearchBar.tsx'
import { paths } from '#client/paths.ts'
import { BuyScene } from './BuyScene.tsx'
import { RentScene } from './RentScene.tsx'
import { WelcomeTile } from './WelcomeTile.tsx'

export function Welcome() {
  const { home: w } = useWords('home')
  const [, navigate] = useLocation()
  return (
    <section className="grid grid-cols-1 items-center gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.05fr]">
      <div>
        <h1 className="text-3xl sm:text-4xl">{w.welcome}</h1>
        <p className="mt-2 text-pretty text-ink-muted sm:mt-3 sm:text-lg">{w.subtitle}</p>
        <div className="mt-5 sm:mt-7">
          <SearchBar
            searchQuery=""
            onSearch={(searchQuery) => searchQuery && navigate(paths.search({ searchQuery }))}
          />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:gap-4">
        <WelcomeTile
          title={w.buy}
          text={w.buyText}
          to={paths.search({ transactionType: 'sale' })}
          className="bg-[#f7dfb6] text-[#3b2410]"
        >
          <BuyScene />
        </WelcomeTile>
        <WelcomeTile
          title={w.rent}
          text={w.rentText}
          to={paths.search({ transactionType: 'rent' })}
          className="bg-[#0b444b] text-[#fdf7ea]"
        >
          <RentScene />
        </WelcomeTile>
      </div>
    </section>
  )
}
