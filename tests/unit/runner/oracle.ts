/** The story's rules written a second time, from the specification and independently of stage/runner. */
import type { Story } from '../../../stage/story/story.ts';

interface Asked {
  readonly type: string;
  readonly chapter?: number;
  readonly done?: number;
  readonly choice?: number;
  readonly order?: readonly number[];
  readonly label?: string;
}

export class Oracle {
  at: number;
  isMoving = true;
  done: number;
  choice = -1;
  wrong = false;
  flipped = false;
  tried: readonly number[] = [];
  /** a question or card is not locked */
  open = false;
  order: readonly number[];
  first: number | undefined;
  readonly #steps: Story['steps'];
  readonly #chapters: Story['chapters'];

  constructor({ steps, chapters }: Story, label: string, done: number, order: readonly number[]) {
    this.#steps = steps;
    this.#chapters = chapters;
    this.at = steps.findIndex(step => step.label === label);
    this.done = done;
    this.order = order;
  }

  get #step() {
    const step = this.#steps[this.at];
    if (!step) throw new Error('No step has this index');
    return step;
  }
  get label() {
    return this.#step.label;
  }
  get status() {
    if (this.isMoving) return 'playing';
    const gate = this.#step.kind === 'question' || this.#step.kind === 'card';
    return gate && !this.open ? 'locked' : 'ready';
  }
  get #question() {
    return this.#step.kind === 'question' ? this.#chapters[this.#step.chapter]?.question : undefined;
  }

  #finish(chapter: number) {
    const last = this.#chapters.length - 1;
    if (chapter + 1 > this.done) this.done = chapter + 1 > last ? last : chapter + 1;
  }
  #goTo(index: number, open: boolean) {
    if (index < 0 || index >= this.#steps.length) return;
    this.at = index;
    this.isMoving = true;
    this.open = open;
    this.choice = -1;
    this.wrong = false;
    this.tried = [];
    this.flipped = false;
  }
  /** A chapter that is not open: the first step of the last open one. After an unanswered question: the question. */
  #follow(index: number) {
    const chapter = this.#steps[index]?.chapter ?? -1;
    const asked = this.#steps.findIndex(step => step.chapter === chapter && step.kind === 'question');
    const isUnanswered = chapter === this.done && chapter < this.#chapters.length - 1 && asked >= 0;
    let to = index;
    if (chapter > this.done) to = this.#steps.findIndex(step => step.chapter === this.done);
    else if (isUnanswered && index > asked) to = asked;
    if (to !== this.at) this.#goTo(to, chapter < this.done);
  }
  #forward() {
    const chapter = this.#step.chapter;
    this.#goTo(this.at + 1, false);
    if (this.#step.chapter !== chapter) this.#finish(chapter);
  }
  #answer() {
    const { chapter } = this.#step;
    const question = this.#question;
    if (question?.kind === 'select') {
      if (this.choice === -1) return;
      if (this.choice !== question.answer) {
        this.wrong = true;
        this.isMoving = true;
        if (!this.tried.includes(this.choice)) this.tried = [...this.tried, this.choice];
        return;
      }
    } else {
      this.first = this.order[0];
    }
    this.#finish(chapter);
    this.#forward();
  }
  #ask({ type, choice = -1, order = [] }: Asked) {
    const question = this.#question;
    if (!question) return;
    const moved = this.isMoving;
    this.isMoving = false;
    // the press may be meant for the previous step
    if (moved && type === 'answer') return;
    if (this.wrong) {
      if (type === 'dismiss') this.wrong = false;
    } else if (type === 'answer') {
      this.#answer();
    } else if (type === 'choose' && question.kind === 'select') {
      if (Array.from({ length: question.choices }, (_, i) => i).includes(choice)) this.choice = choice;
    } else if (type === 'rank' && question.kind === 'drag') {
      const isWhole = order.length === question.choices && new Set(order).size === order.length;
      if (isWhole && order.every(each => this.order.includes(each))) this.order = order;
    }
  }

  obey(asked: Asked) {
    const { type, chapter = -1, done = -1 } = asked;
    const isWhole = (number: number, most: number) => number >= 0 && number <= most && number % 1 === 0;
    switch (type) {
      case 'settled':
        if (asked.label === this.label) this.isMoving = false;
        break;
      case 'replay':
        this.isMoving = true;
        break;
      case 'next':
      case 'back':
        if (this.isMoving) this.isMoving = false;
        else if (this.status === 'ready' && !this.wrong) {
          if (type === 'next') this.#forward();
          else this.#goTo(this.at - 1, true);
        }
        break;
      case 'retreat':
        this.#goTo(this.at - 1, true);
        break;
      case 'restart':
        this.#goTo(0, false);
        break;
      case 'goTo': {
        const first = this.#steps.findIndex(step => step.chapter === chapter);
        if (isWhole(chapter, this.done)) this.#goTo(first, false);
        break;
      }
      case 'open':
        this.#follow(this.#steps.findIndex(({ label }) => label === asked.label));
        break;
      case 'reached':
        if (done > this.done && isWhole(done, this.#chapters.length - 1)) this.done = done;
        break;
      case 'flip':
      case 'continue':
        if (this.#step.kind !== 'card') break;
        if (type === 'continue' && !this.isMoving) {
          this.#forward();
          break;
        }
        this.isMoving = false;
        if (type === 'flip') this.flipped = !this.flipped;
        break;
      default:
        this.#ask(asked);
    }
  }
}
