import type { PictureOwner } from '@camp/domain/pictures/picture-owner.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { OfOrganisation } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { PictureList, PictureLists } from './picture-lists.ts'
import { judgePictures } from './picture-permission.ts'

interface Ports {
  readonly pictureLists: PictureLists
}

/** Every picture of an organisation, for its people. */
export class ListPictures {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, organisationId }: OfOrganisation): Promise<Result<readonly PictureList[], SettingsRefusal>> {
    const judged = judgeStaff(actor, organisationId)
    return judged.ok ? accepted(await this.#ports.pictureLists.all(organisationId)) : judged
  }
}

/** The pictures of one thing, for those who may change them. */
export class ShowPictures {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
    owner,
  }: OfOrganisation & { readonly owner: PictureOwner }): Promise<Result<PictureList, SettingsRefusal>> {
    const judged = judgePictures(actor, organisationId, owner)
    if (!judged.ok) return judged
    const list = await this.#ports.pictureLists.find(organisationId, owner)
    return list ? accepted(list) : refused({ code: 'not-found' })
  }
}
