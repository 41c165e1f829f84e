import { useWords } from '#client/core/language.tsx'

interface SuggestionsProps {
  questions: readonly string[]
  onChoose: (question: string) => void
}

export function Suggestions({ questions, onChoose }: SuggestionsProps) {
  const { chat: w } = useWords('chat')
  if (questions.length === 0) return null
  return (
    <ul aria-label={w.suggestions} className="mt-4 flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(question)}
            className="min-h-11 rounded-xl border border-action/35 bg-surface-raised px-3.5 py-2 text-left font-medium text-action text-sm leading-snug transition-colors duration-150 hover:border-action hover:bg-action-soft"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
