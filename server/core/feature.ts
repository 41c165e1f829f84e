import type { Express, RequestHandler } from 'express'
import type { core } from 'zod'
import type { ChangedParts } from './database/topics.ts'
import type { Api } from './http/serve.ts'
import type { JobHandler } from './jobs/job.ts'
import type { PersonalDataSource } from './personalData.ts'

export interface FeatureParts {
  routes?(api: Api): void
  pages?(app: Express, api: Api, limit: RequestHandler): void
  jobs?: readonly JobHandler[]
  flush?(): Promise<void>
}

export interface Feature<Services> {
  name: string
  personalData?: PersonalDataSource
  schemas?: Record<string, core.$ZodType>
  /** Bodies that it sends to others' endpoints, by type. */
  webhooks?: Record<string, core.$ZodType>
  /** Maps changes of its tables to parts, if responses depend on parts. */
  changedParts?: ChangedParts
  create: (services: Services) => FeatureParts
}
