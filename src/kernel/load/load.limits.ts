/**
 * What one network may make the program work for by reading, beside what is kept: points that are there at first, and
 * points that come back each second. A program that asks for ten pages a second that nobody has read before, all day,
 * never sees a limit.
 */
export const READ_BUDGET = 1000
export const READ_BUDGET_PER_SECOND = 100
