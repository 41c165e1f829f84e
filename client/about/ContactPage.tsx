import { useSearch } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { ComplaintSection } from './ComplaintSection.tsx'
import { WhatsappNumber } from './WhatsappNumber.tsx'

export default function ContactPage() {
  const { about: w } = useWords('about')
  const listing = new URLSearchParams(useSearch()).get('listing') ?? ''
  return (
    <PageFrame>
      <div className="mx-auto max-w-reading">
        <h1 className="text-3xl sm:text-4xl">{w.contactTitle}</h1>
        <p className="mt-3 text-ink-muted text-lg">{w.contactIntro}</p>
        {/^[0-9a-z]{1,40}$/.test(listing) && <ComplaintSection key={listing} listingId={listing} />}
        <section className="mt-8 rounded-lg border bg-surface-raised p-5 shadow-card sm:p-7">
          <h2 className="text-2xl">{w.whatsappTitle}</h2>
          <p className="mt-1 text-ink-muted">{w.whatsappText}</p>
          <div className="mt-5 min-h-11">
            <WhatsappNumber message={w.whatsappMessage} action={w.whatsappAction} />
          </div>
        </section>
        <section className="mt-10">
          <h2 className="text-xl">{w.questionsTitle}</h2>
          <dl>
            {w.questions.map((question) => (
              <div key={question.title} className="mt-4 border-t pt-4">
                <dt className="font-semibold">{question.title}</dt>
                <dd className="mt-1 text-ink-muted">{question.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </PageFrame>
  )
}
