import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { type TaskLanguage, taskLanguages, taskNames, tasksOf } from '#shared/developers/tasks.ts'
import { CodeBlock } from './CodeBlock.tsx'

export const tasksAnchor = 'tasks'

const languageNames: Record<TaskLanguage, string> = {
  shell: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
}

/** What is done with a key, each in the language that is chosen. */
export function TasksSection({ origin }: { origin: string }) {
  const { developers } = useWords('about').about
  const w = developers.tasks
  const [chosen, setChosen] = useState<TaskLanguage>('shell')
  const tasks = tasksOf(origin, w.listing)
  return (
    <section id={tasksAnchor} className="mt-14 scroll-mt-20 border-t pt-10 sm:mt-20 sm:pt-14">
      <h2 className="text-2xl sm:text-3xl">{w.title}</h2>
      <p className="mt-3 max-w-reading text-pretty text-ink-muted">{w.text}</p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <ButtonLink variant="secondary" to={paths.settings}>
          {w.makeKey}
        </ButtonLink>
        <SegmentedChoice
          label={w.language}
          value={chosen}
          onChoose={setChosen}
          choices={taskLanguages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
      <div className="mt-8 grid gap-10">
        {taskNames.map((name) => {
          const languages = taskLanguages.filter((one) => tasks[name][one] !== undefined)
          const language = languages.find((one) => one === chosen) ?? languages[0] ?? chosen
          // Its commands and its code belong together.
          const shown = name === 'client' ? languages : [language]
          return (
            <article
              key={name}
              id={`task-${name}`}
              className="grid scroll-mt-20 gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
            >
              <div className="min-w-0">
                <h3 className="text-xl">{w.names[name].title}</h3>
                <p className="mt-2 text-pretty text-ink-muted">{w.names[name].text}</p>
              </div>
              <div className="grid min-w-0 gap-4">
                {shown.map((one) => (
                  <CodeBlock
                    key={one}
                    title={one === 'shell' ? 'Terminal' : languageNames[one]}
                    example={{ language: one, code: tasks[name][one] ?? '' }}
                  />
                ))}
              </div>
            </article>
          )
        })}
      </div>
    </section>
  )
}
