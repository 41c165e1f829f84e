import { BadgeCheck, Coins, Languages, MessagesSquare, Search, TrendingUp } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'

const features = [
  { name: 'search', icon: Search },
  { name: 'investment', icon: TrendingUp },
  { name: 'chat', icon: MessagesSquare },
  { name: 'currency', icon: Coins },
  { name: 'verified', icon: BadgeCheck },
  { name: 'bilingual', icon: Languages },
] as const

export function LandingFeatures() {
  const { landing: w } = useWords('landing')
  return (
    <section className="mx-auto max-w-page px-4 pt-14 sm:px-6 sm:pt-20">
      <h2 className="max-w-2xl text-3xl">{w.featuresTitle}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ name, icon: Icon }) => (
          <li key={name} className="border-t-2 border-t-action pt-5">
            <Icon aria-hidden="true" className="size-7 text-action" strokeWidth={1.6} />
            <h3 className="mt-3 text-xl">{w.features[name].title}</h3>
            <p className="mt-1.5 text-ink-muted">{w.features[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
