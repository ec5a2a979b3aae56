/** Timeout in ms of a question to the browser whose answer is optional. */
const TIMEOUT = 1000;

/**
 * Resolves or rejects as `answer` does; rejects after 1 s. Some browsers never answer such a question, for example while
 * a dialog asks for permission.
 */
export const inTime = <T>(answer: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser does not answer')), TIMEOUT);
    answer.then(resolve, reject);
  });
