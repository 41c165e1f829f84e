import type { Request } from 'express'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { Strategy } from 'passport'
import { languageOf } from '#server/core/http/requestLanguage.ts'
import { authPaths } from '#shared/auth.ts'
import type { Identified, Provider } from './provider.ts'
import { returnPath } from './returnTo.ts'
import { SignInError } from './signInError.ts'
import type { Transactions } from './transactions.ts'

declare global {
  namespace Express {
    interface User {
      id: string
      idToken?: string
    }
    interface AuthInfo {
      returnTo?: string
    }
  }
}

interface Parts {
  redeem: (request: Request, work: () => Promise<Identified>) => Promise<Identified>
  provider: Provider
  transactions: Transactions
  originOf: (request: Request) => string
  accountOf: (identified: Identified) => Promise<Express.User>
}

export class ProviderStrategy extends Strategy {
  override name = 'provider'
  // Passport calls it on a derived object, without access to `#` members.
  private readonly parts: Parts

  constructor(parts: Parts) {
    super()
    this.parts = parts
  }

  override authenticate(request: Request): void {
    const step = request.path === authPaths.callback ? this.finish(request) : this.begin(request)
    step.catch((error: unknown) => this.error(error))
  }

  private async begin(request: Request): Promise<void> {
    const { provider, transactions, originOf } = this.parts
    const origin = originOf(request)
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
    const address = await provider.begin(origin, checks, languageOf(request))
    const returnTo = returnPath(request.query.returnTo)
    transactions.seal(request, responseOf(request), {
      ...checks,
      origin,
      returnTo,
      at: performance.timeOrigin + performance.now(),
    })
    this.redirect(address.href, 303)
  }

  private async finish(request: Request): Promise<void> {
    const { provider, transactions, redeem, accountOf } = this.parts
    const search = new URL(request.originalUrl, 'http://any').searchParams
    const started = transactions.take(request, responseOf(request), search.get('state') ?? '')
    if (!started) throw new SignInError('failed', 'no such sign-in is under way')
    const identified = await redeem(request, () => provider.finish(started.origin, search, started))
    this.success(await accountOf(identified), { returnTo: started.returnTo })
  }
}

function responseOf({ res }: Request) {
  if (!res) throw new Error('a request of Express has its response')
  return res
}
