import { Chat } from '#client/ai/Chat.tsx'
import { Featured } from './Featured.tsx'
import { InvestmentBanner } from './InvestmentBanner.tsx'
import { NearYou } from './near/NearYou.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'
import { Trending } from './Trending.tsx'

export function HomeSections() {
  return (
    <>
      <Trending />
      <Featured />
      <InvestmentBanner />
      <NearYou />
      <RecentlyViewed />
      <Chat />
    </>
  )
}
