import type { PictureOwner } from '@camp/domain/pictures/picture-owner.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayEditPlotContent, mayManageSettings } from '../shared/permissions.ts'

/** ORGUSER the pictures of plots, ORGADMIN all of their own, the platform any (rule U4). */
export function judgePictures(actor: Actor, organisationId: OrganisationId, owner: PictureOwner): Result<null, SettingsRefusal> {
  const judged = judgeStaff(actor, organisationId)
  if (!judged.ok) return judged
  const may = owner.kind === 'plot' ? mayEditPlotContent : mayManageSettings
  return may(actor, organisationId) ? accepted(null) : refused({ code: 'not-permitted' })
}
