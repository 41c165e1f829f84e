import { Nanduti } from '#client/ui/Nanduti.tsx'

interface RiverHeadProps {
  title: string
  intro: string
  /** Of its lace. */
  seed: number
}

/** The head of a page that leads to many others. */
export function RiverHead({ title, intro, seed }: RiverHeadProps) {
  return (
    <section className="relative overflow-hidden bg-river text-river-ink print:bg-transparent print:text-ink">
      <Nanduti
        seed={seed}
        strokeWidth={0.5}
        className="pointer-events-none absolute -top-44 -right-28 size-[30rem] text-river-lace opacity-25 print:hidden"
      />
      <div className="relative mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-3 max-w-xl text-pretty text-river-muted sm:text-lg print:text-ink">{intro}</p>
      </div>
    </section>
  )
}
