import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Nanduti } from '#client/ui/Nanduti.tsx'

export function LandingCall() {
  const { landing: w } = useWords('landing')
  return (
    <section className="mx-auto max-w-page px-4 pt-16 sm:px-6 sm:pt-24">
      <div className="grid items-center gap-6 overflow-hidden rounded-xl bg-accent-soft px-6 py-10 sm:grid-cols-[1fr_auto] sm:px-12">
        <div>
          <h2 className="text-3xl">{w.callTitle}</h2>
          <p className="mt-2 max-w-lg text-lg">{w.callText}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={paths.search()} size="lg">
              {w.callAction}
            </ButtonLink>
            <p>
              {w.callOwner}{' '}
              <Link
                href={paths.publish}
                className="inline-block py-1 font-semibold text-action underline underline-offset-4"
              >
                {w.callPublish}
              </Link>
            </p>
          </div>
        </div>
        <Nanduti seed={8} strokeWidth={0.7} className="-my-4 hidden size-56 text-accent sm:block" />
      </div>
    </section>
  )
}
