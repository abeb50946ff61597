export const errors = {
  notFoundTitle: 'Page not found',
  notFoundText:
    'If you typed the address, check that it is correct. If you followed a link, the page may have moved. You can search for a campsite here.',
  forbiddenTitle: 'You cannot see this page',
  forbiddenText:
    'Your account does not have permission for it. If you think it should, ask the person who manages your organisation.',
  failedTitle: 'Sorry, there is a problem with the service',
  failedText: 'Nothing you sent on this page was saved. Please try again in a few minutes.',
  unavailableTitle: 'Sorry, the service is unavailable',
  unavailableText: 'Nothing you sent on this page was saved. The service should be back within a minute. Please try again then.',
  refusedTitle: 'This request could not be read',
  refusedText: 'Nothing was saved. Go back, check the page and try again.',
  backToSearch: 'Search for a campsite',
  tryAgain: 'Try again',
} as const
