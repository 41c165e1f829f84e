import { startModelServer } from '#tests/support/modelServer.ts'
import { atLeast, atMost, exactly, type Scenario } from './scenario.ts'
import { measureBeside } from './support/beside.ts'
import { latency, type Sample, startLoad, type Visit } from './support/load.ts'
import { listingIds, ordinaryReads } from './support/reads.ts'

const chats = 200
const mostTimesQuiet = 1.5
/** Milliseconds until somebody asks again. */
const reading = 1000

const questions = [
  'Casa de 3 dormitorios en Luque hasta 150 mil dólares',
  '¿Cuánto cuesta el metro cuadrado en Villa Morra?',
  'Busco departamento amoblado para alquilar cerca del centro',
  '¿Qué rentabilidad tiene un departamento en Asunción?',
  'house with a pool under 200k',
]

export const stuckChats: Scenario = {
  name: 'stuck-chats',
  about: 'two hundred people chat with a model that says nothing, while others read',
  async run({ full, start, say }) {
    const model = await startModelServer(() => 'mute')
    const server = await start({
      DEMO_LISTINGS: full ? '100000' : '10000',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: model.url,
    })
    const ids = await listingIds(server.url, 200)
    const chat = (n: number): Visit => ({
      path: '/api/ai/general-chat',
      method: 'POST',
      body: { question: questions[n % questions.length] },
    })
    const { timesQuiet, quiet, busy, load } = await measureBeside(server.url, ordinaryReads(ids), {
      rounds: full ? 9 : 5,
      seconds: full ? 12 : 6,
      disturb: () => startLoad(server.url, chat, { connections: chats, rest: reading }),
      say,
    })
    await model.close()
    const answered = load.filter(({ status }) => status === 200)
    say(`${answered.length} of ${load.length} chats answered, p50 ${latency(load, 0.5).toFixed(0)} ms`)
    return [
      atMost("others' p99 beside them, times quiet (median)", mostTimesQuiet, timesQuiet),
      exactly("others' answers other than 200", 0, [...quiet, ...busy].filter(isNot200).length),
      atLeast('chats answered', chats, answered.length),
      exactly('chats neither 200 nor 503 with Retry-After', 0, load.filter(isWrong).length),
      atMost('longest chat', 20_000, latency(load, 1), ' ms'),
    ]
  },
}

const isNot200 = ({ status }: Sample) => status !== 200
const isWrong = ({ status, headers }: Sample) =>
  status !== 200 && !(status === 503 && headers['retry-after'] !== undefined)
