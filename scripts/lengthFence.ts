import fs from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** From signature to brace; the linter leaves nested functions out. */
export const maxLines = 90

/** `Wizard.tsx:42: 93 lines`. */
export function longFunctions(file: string, text: string): string[] {
  const long: string[] = []
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const measure = ({ start, end }: ESTree.Span) => {
    const lines = text.slice(start, end).split('\n').length
    if (lines > maxLines) long.push(`${file}:${lineOf(start)}: ${lines} lines`)
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(file, text).program)
  return long
}

/** Without tests. */
export function longFunctionsIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name)
      return longFunctions(file, fs.readFileSync(file, 'utf8'))
    })
}
