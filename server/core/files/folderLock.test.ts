import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folderLock.ts'

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-lock-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

describe('the lock of a data folder', () => {
  it('rejects a second server with a clear message, until the first stops', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(
      `the data folder ${folder} is in use by another server (process ${process.pid}): stop it first`,
    )
    unlock()
    lockFolder(folder)()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it.each(['4194304 1', 'no number', '', `${process.pid} 1`])(
    'is replaced when its owner (%j) is gone',
    (owner) => {
      fs.writeFileSync(path.join(folder, 'server.lock'), owner)
      lockFolder(folder)()
    },
  )

  it('reports that the folder cannot be created', () => {
    const file = path.join(folder, 'file')
    fs.writeFileSync(file, '')
    expect(() => lockFolder(path.join(file, 'data'))).toThrow('cannot be written')
  })
})
