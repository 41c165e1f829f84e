import { type ReactNode, useId } from 'react'

export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="border-t pt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-ink-muted text-sm">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
