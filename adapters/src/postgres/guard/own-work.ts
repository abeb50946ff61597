import type { OwnWork } from '@camp/application/shared/own-work.ts'
import { beyondRequest } from '../../shared/request-end.ts'
import { beyondGuard } from './named-organisations.ts'

export const asOwnWork: OwnWork = (work) => beyondGuard(() => beyondRequest(work))
