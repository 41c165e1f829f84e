import type { Express, RequestHandler } from 'express'
import type { core } from 'zod'
import type { ChangedParts } from './database/topics.ts'
import type { Api } from './http/serve.ts'
import type { JobHandler } from './jobs/job.ts'
import type { PersonalDataSource } from './personalData.ts'

export interface FeatureParts {
  routes?(api: Api): void
  /** Added after the calls. `limit`: the read limit, for what takes part in it. */
  pages?(app: Express, api: Api, limit: RequestHandler): void
  jobs?: readonly JobHandler[]
  /** At shutdown, and in tests. */
  flush?(): Promise<void>
}

export interface Feature<Services> {
  name: string
  personalData?: PersonalDataSource
  schemas?: Record<string, core.$ZodType>
  /** The parts of its tables that a change concerns, where responses depend on parts. */
  changedParts?: ChangedParts
  create: (services: Services) => FeatureParts
}
