import { Featured } from './Featured.tsx'
import { InvestmentBanner } from './InvestmentBanner.tsx'
import { NearYou } from './near/NearYou.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'
import { Trending } from './Trending.tsx'
import { Welcome } from './Welcome.tsx'

/** `/home` */
export default function HomePage() {
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-14 px-4 pt-6 sm:gap-18 sm:px-6 sm:pt-10">
      <Welcome />
      <Trending />
      <Featured />
      <InvestmentBanner />
      <NearYou />
      <RecentlyViewed />
    </div>
  )
}
