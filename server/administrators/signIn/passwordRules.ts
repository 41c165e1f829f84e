import { AppError, type FieldProblem } from '#server/core/errors.ts'
import { fold } from '#shared/core/text.ts'

/** Loaded with the first new password: the list takes memory. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Lower case, without accents, in one Unicode form. */
const plain = (text: string) => fold(text.normalize('NFKC'))
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Why it would be guessed among the first; undefined for all others. */
export async function passwordProblem(password: string, username: string): Promise<FieldProblem | undefined> {
  const typed = password.normalize('NFKC').trim().toLowerCase()
  if (new Set(plain(typed)).size < 3) return 'repeated_letters'
  const name = lettersOf(username)
  if (name !== '' && lettersOf(typed).replaceAll(name, '') === '') return 'password_is_name'
  commonPasswords ??= loadCommon()
  const common = await commonPasswords
  if (common.has(typed) || common.has(plain(typed))) return 'common_password'
  return undefined
}

/** Throws `invalid`. */
export async function requireGoodPassword(password: string, username: string): Promise<void> {
  const problem = await passwordProblem(password, username)
  if (problem) throw new AppError('invalid', { fields: { password: problem } })
}
