import { Link } from 'wouter'
import type { AnswerLink } from '#shared/ai/ai.ts'
import { answerBlocks, type Piece } from './answerBlocks.ts'

export function AnswerText({ response, links }: { response: string; links?: readonly AnswerLink[] }) {
  return (
    <div className="grid gap-2 [overflow-wrap:anywhere]">
      {answerBlocks(response, links).map(({ kind, lines }, index) =>
        kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer only grow in number
          <ul key={index} className="grid list-disc gap-1 pl-4.5 marker:text-accent">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an answer only grow in number
              <li key={at}>
                <Line pieces={line} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer only grow in number
          <p key={index}>
            <Line pieces={lines[0] ?? []} />
          </p>
        ),
      )}
    </div>
  )
}

function Line({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, to }, index) =>
    to === undefined ? (
      text
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line stay in their order
        key={index}
        href={to}
        className="font-semibold text-action underline decoration-action/40 underline-offset-3 hover:decoration-action"
      >
        {text}
      </Link>
    ),
  )
}
