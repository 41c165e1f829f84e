import { ArrowLeftRight, ChartLine, Heart, House, type LucideIcon, Search } from 'lucide-react'
import { paths } from '#client/paths.ts'

type TabName = 'home' | 'search' | 'prices' | 'favorites' | 'compare'

export const tabs: readonly { name: TabName; to: string; icon: LucideIcon }[] = [
  { name: 'home', to: paths.root, icon: House },
  { name: 'search', to: paths.search(), icon: Search },
  { name: 'prices', to: paths.neighborhoodPrices(), icon: ChartLine },
  { name: 'favorites', to: paths.favorites, icon: Heart },
  { name: 'compare', to: paths.compare, icon: ArrowLeftRight },
]

/** Also on paths below, except for the root. */
export function isActiveTab(to: string, path: string): boolean {
  return path === to || (to !== paths.root && path.startsWith(to))
}
