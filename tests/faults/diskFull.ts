import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { draw, formWith } from '#tests/support/pictures.ts'
import { createVisitor, signInAs } from '#tests/support/visitor.ts'
import { exactly, type Scenario } from './scenario.ts'
import { accountOf } from './support/writers.ts'

export const diskFull: Scenario = {
  name: 'disk-full',
  about: 'the disk of the pictures is full, and has room again (a small disk in memory; needs root)',
  async run({ start }) {
    const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'oga-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk])
    try {
      const server = await start({ DATA_DIR: disk })
      const visitor = createVisitor(server.url)
      await signInAs(visitor, accountOf(0))
      const cookie = [...visitor.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
      const upload = async (seed: number) => {
        const body = formWith(await draw(400, 300, seed).png().toBuffer())
        return (await fetch(`${server.url}/api/uploads`, { method: 'POST', body, headers: { cookie } }))
          .status
      }
      const files = () => fs.readdirSync(disk, { recursive: true }).length
      const first = await upload(1)
      const ballast = path.join(disk, 'ballast')
      fillWith(ballast)
      const before = files()
      const full = [await upload(2), await upload(3)]
      const left = files() - before
      const read = (await fetch(`${server.url}/api/listings?limit=3`)).status
      fs.rmSync(ballast)
      return [
        exactly('status of an upload with room', 201, first),
        exactly('uploads to a full disk other than 507', 0, full.filter((status) => status !== 507).length),
        exactly('files that they left', 0, left),
        exactly('status of a read meanwhile', 200, read),
        exactly('status of an upload with room again', 201, await upload(2)),
      ]
    } finally {
      execFileSync('umount', ['--lazy', disk])
      fs.rmdirSync(disk)
    }
  },
}

function fillWith(file: string): void {
  const block = Buffer.alloc(4096)
  const handle = fs.openSync(file, 'w')
  try {
    for (;;) fs.writeSync(handle, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    fs.closeSync(handle)
  }
}
