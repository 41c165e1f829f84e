import { PageFrame } from '#client/ui/frame/PageFrame.tsx'

interface ProseProps {
  title: string
  intro: string
  parts: readonly { title: string; paragraphs: readonly string[] }[]
}

export function Prose({ title, intro, parts }: ProseProps) {
  return (
    <PageFrame>
      <article className="mx-auto max-w-reading">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-3 text-ink-muted text-lg">{intro}</p>
        {parts.map((part) => (
          <section key={part.title} className="mt-8 border-t pt-6">
            <h2 className="text-xl">{part.title}</h2>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2.5 text-pretty">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </PageFrame>
  )
}
