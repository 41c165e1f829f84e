import { Duplex } from 'node:stream'

class End extends Duplex {
  other: End | undefined
  #resume: (() => void) | undefined

  override _read(): void {
    const resume = this.#resume
    this.#resume = undefined
    resume?.()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (chunk.length > 0 && this.other) {
      this.other.#resume = done
      this.other.push(chunk)
    } else process.nextTick(done)
  }

  override _final(done: () => void): void {
    this.other?.push(null)
    done()
  }
}

/** `stream.duplexPair` needs Node 20.17. */
export function createStreamPair(): [Duplex, Duplex] {
  const [one, other] = [new End(), new End()]
  one.other = other
  other.other = one
  return [one, other]
}
