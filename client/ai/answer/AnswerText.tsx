import { Link } from 'wouter'
import type { AnswerLink } from '#shared/ai/ai.ts'
import { answerBlocks, type Line } from './answerBlocks.ts'

interface Props {
  response: string
  links?: readonly AnswerLink[]
  /** Paths of cards beside the text. */
  shown?: ReadonlySet<string>
}

export function AnswerText({ response, links, shown }: Props) {
  return (
    <div className="grid gap-2 [overflow-wrap:anywhere]">
      {answerBlocks(response, links, shown).map((block) =>
        block.kind === 'list' ? (
          <ul key={block.at} className="grid list-disc gap-1 pl-4.5 marker:text-accent">
            {block.lines.map((line) => (
              <li key={line.at}>{piecesOf(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={block.at}>{block.lines.map(piecesOf)}</p>
        ),
      )}
    </div>
  )
}

const piecesOf = ({ pieces }: Line) =>
  pieces.map(({ at, text, to }) =>
    to === undefined ? (
      text
    ) : (
      <Link
        key={at}
        href={to}
        className="font-semibold text-action underline decoration-action/40 underline-offset-3 hover:decoration-action"
      >
        {text}
      </Link>
    ),
  )
