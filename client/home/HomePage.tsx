import { laterPart } from '#client/core/lazyPart.tsx'
import { PageSkeleton } from '#client/ui/feedback/PageSkeleton.tsx'
import { Welcome } from './Welcome.tsx'

const HomeSections = laterPart(
  () => import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections),
  <PageSkeleton />,
)

export default function HomePage() {
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-14 px-4 pt-6 sm:gap-18 sm:px-6 sm:pt-10">
      <Welcome />
      <HomeSections />
    </div>
  )
}
