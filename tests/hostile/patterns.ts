import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const root = path.join(import.meta.dirname, '../..')

export interface SourcePattern {
  /** `server/core/env.ts:11` */
  at: string
  pattern: RegExp
}

/** Every pattern that the sources of these folders write down. */
export function patternsIn(...folders: string[]): SourcePattern[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root })
  return listed
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/cases\//.test(file))
    .flatMap(patternsOfFile)
}

function patternsOfFile(file: string): SourcePattern[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const found: SourcePattern[] = []
  visit(parseSync(file, text).program, ({ regex, start }) => {
    const line = text.slice(0, start).split('\n').length
    found.push({ at: `${file}:${line}`, pattern: new RegExp(regex.pattern, regex.flags) })
  })
  return found
}

interface PatternNode {
  start: number
  regex: { pattern: string; flags: string }
}

const isPattern = (node: object): node is PatternNode =>
  'type' in node && node.type === 'Literal' && 'regex' in node && typeof node.regex === 'object'

function visit(node: unknown, found: (pattern: PatternNode) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (isPattern(node)) found(node)
  else for (const child of Object.values(node)) visit(child, found)
}
