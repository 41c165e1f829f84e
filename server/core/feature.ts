import type { Express } from 'express'
import type { core } from 'zod'
import type { ChangedParts } from './database/topics.ts'
import type { Api } from './http/serve.ts'
import type { JobHandler } from './jobs/job.ts'
import type { PersonalDataSource } from './personalData.ts'

/** What a feature adds to one server. */
export interface FeatureParts {
  routes?(api: Api): void
  /** Other routes, such as files and pages; added after the calls. */
  pages?(app: Express, api: Api): void
  jobs?: readonly JobHandler[]
  /** Writes what it buffers: at shutdown, and in tests. */
  flush?(): Promise<void>
}

/** A feature of `features.ts`. */
export interface Feature<Services> {
  name: string
  /** What it stores of a user, for export and deletion of an account. */
  personalData?: PersonalDataSource
  /** Named schemas of the OpenAPI document. */
  schemas?: Record<string, core.$ZodType>
  /** Which parts of its tables a change concerns, where not all answers that read one depend on the same. */
  changedParts?: ChangedParts
  create: (services: Services) => FeatureParts
}
