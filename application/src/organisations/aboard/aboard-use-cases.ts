import { AskToOpen } from './ask-to-open.ts'
import { BeginListing } from './begin-listing.ts'
import { FindNearestTown } from './find-nearest-town.ts'
import { LayOutPlots } from './lay-out-plots.ts'
import { ListCampsite } from './list-campsite.ts'
import { AskOwner, ListComingCampsites, OpenCampsite } from './open-campsites.ts'
import { SetHouseRules } from './set-house-rules.ts'
import { SetSeasonRates } from './set-season-rates.ts'
import { ShowComingAboard } from './show-coming-aboard.ts'

/** A campsite comes aboard by itself: listed by its owner, set up step by step, opened by the platform. */
export const aboardUseCases = {
  findNearestTown: FindNearestTown,
  beginListing: BeginListing,
  listCampsite: ListCampsite,
  showComingAboard: ShowComingAboard,
  layOutPlots: LayOutPlots,
  setSeasonRates: SetSeasonRates,
  setHouseRules: SetHouseRules,
  askToOpen: AskToOpen,
  listComingCampsites: ListComingCampsites,
  askOwner: AskOwner,
  openCampsite: OpenCampsite,
}
