/** Exams that only the journeys know, written by `add-exams`. Question n of the long one is of type ((n - 1) mod 9) + 1. */
export const longExam = { id: 9001, name: 'Thi thử tổng hợp', minutes: 90, questions: 50 }
export const shortExam = { id: 9002, name: 'Thi nhanh', minutes: 1, questions: 3 }
