import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from '#tests/support/builtServer.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from './scenario.ts'
import { findings } from './support/findings.ts'
import { startWriters } from './support/writers.ts'

export const kills: Scenario = {
  name: 'kills',
  about:
    'the server is killed (SIGKILL) over and over while accounts publish, choose favorites and send inquiries',
  async run({ full, start, postgres, say }) {
    let server: Server = await start()
    let away = false
    const writers = await startWriters(() => (away ? undefined : server.url), 3)
    const startups: number[] = []
    const rounds = full ? 200 : 10
    for (let round = 1; round <= rounds; round++) {
      await sleep(100 + Math.random() * 900)
      away = true
      await server.end('SIGKILL')
      server = await start()
      away = false
      startups.push(server.startup)
      if (round % 10 === 0)
        say(`${round} of ${rounds} kills, ${writers.acknowledged.writes} writes acknowledged`)
    }
    const acknowledged = await writers.stop()
    return [
      exactly('kills', rounds, startups.length),
      atLeast('acknowledged writes', rounds * 5, acknowledged.writes),
      atLeast('writes cut and sent again', rounds, acknowledged.cut),
      ...(await findings(postgres.url, server.url, acknowledged)),
      atMost('start to ready, p95', 15_000, quantile(startups, 0.95), ' ms'),
    ]
  },
}
