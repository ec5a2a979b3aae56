/** Returns false for a date that does not exist, such as 30 February, which some browsers read as a day in March. */
export const isRealDate = (text: string) => {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
};
