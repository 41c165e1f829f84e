import type { Express } from 'express'
import type { core } from 'zod'
import type { ChangedParts } from './database/topics.ts'
import type { Api } from './http/serve.ts'
import type { JobHandler } from './jobs/job.ts'
import type { PersonalDataSource } from './personalData.ts'

/** What a feature has made for one server, from the services that it needs. */
export interface FeatureParts {
  /** Its calls. */
  routes?(api: Api): void
  /** What it answers that is no call: files, pages. After the calls. */
  pages?(app: Express, api: Api): void
  /** What it does without being asked, or later. */
  jobs?: readonly JobHandler[]
  /** Writes what it holds in memory for a moment: on the way out, and in tests. */
  flush?(): Promise<void>
}

/** A feature as the root knows it. All `Services` exist before any route does. */
export interface Feature<Services> {
  name: string
  /** What it has of a user: for the export and the deletion of an account. */
  personalData?: PersonalDataSource
  /** Shapes that the OpenAPI document calls by name. */
  schemas?: Record<string, core.$ZodType>
  /** Which parts of its tables a change concerns, where not all answers that read one depend on the same. */
  changedParts?: ChangedParts
  create: (services: Services) => FeatureParts
}
