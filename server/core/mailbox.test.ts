import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('the mailbox of an address', () => {
  it.each([
    ['ana@gmail.com', ['A.N.A@gmail.com', 'ana+casas@gmail.com', 'a.na+x+y@GoogleMail.com']],
    ['ana@outlook.com', ['ana+1@outlook.com', 'ANA@outlook.com']],
    ['ana.g@hotmail.com', ['ana.g+1@hotmail.com']],
    ['ana@live.com', ['ana+1@live.com']],
    ['ana@icloud.com', ['ana+1@icloud.com', 'ana@me.com', 'ana@mac.com']],
    ['ana@fastmail.com', ['ana+1@fastmail.com', 'casas@ana.fastmail.com']],
    ['anag@proton.me', ['ana.g@protonmail.com', 'ana-g+1@pm.me', 'ana_g@proton.me']],
    ['ana@empresa.com.py', ['ana+1@empresa.com.py', 'Ana@EMPRESA.com.py']],
    ['ana@xn--ga-4ja.test', ['ana@óga.test']],
  ])('is %s, however it is spelled', (mailbox, spellings) => {
    for (const one of spellings) expect(mailboxOf(one)).toBe(mailboxOf(mailbox))
  })

  it.each([
    ['a.na@outlook.com', 'ana@outlook.com'],
    ['a.na@empresa.com', 'ana@empresa.com'],
    ['ana@gmail.com', 'ana@gmail.com.py'],
    ['ana@outlook.com', 'ana@hotmail.com'],
    ['ana@x.com', 'eva@x.com'],
    ['ana@notgmail.com', 'ana@gmail.com'],
  ])('is another one for %s than for %s', (one, other) => {
    expect(mailboxOf(one)).not.toBe(mailboxOf(other))
  })
})
