export const GOOD_AS_IT_IS = 'Good as it is: nothing was changed.'
