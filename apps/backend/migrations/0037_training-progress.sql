CREATE TABLE "training_answers" (
	"recode_id" bigint NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_answers_recode_id_question_pk" PRIMARY KEY("recode_id","question")
);
--> statement-breakpoint
CREATE TABLE "training_attempts" (
	"recode_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_attempts_recode_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 80001 CACHE 1),
	"tuid" bigint NOT NULL,
	"kct_id" bigint NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"paper" jsonb NOT NULL,
	"pass_percent" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"score" integer,
	"is_passed" boolean,
	CONSTRAINT "training_attempts_number_limited" CHECK ("training_attempts"."number" between 1 and 3),
	CONSTRAINT "training_attempts_scored" CHECK (("training_attempts"."submitted_at" is null) = ("training_attempts"."score" is null) and ("training_attempts"."score" is null) = ("training_attempts"."is_passed" is null))
);
--> statement-breakpoint
CREATE TABLE "training_chapter_progress" (
	"tuid" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"used_seconds" integer DEFAULT 0 NOT NULL,
	"counted_until" timestamp (3) with time zone NOT NULL,
	"learnt_at" timestamp (3) with time zone,
	CONSTRAINT "training_chapter_progress_tuid_chapter_id_pk" PRIMARY KEY("tuid","chapter_id"),
	CONSTRAINT "training_chapter_progress_seconds_counted" CHECK ("training_chapter_progress"."used_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "training_subscriptions" (
	"tuid" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "training_subscriptions_tuid_course_id_pk" PRIMARY KEY("tuid","course_id")
);
--> statement-breakpoint
ALTER TABLE "training_answers" ADD CONSTRAINT "training_answers_recode_id_training_attempts_recode_id_fk" FOREIGN KEY ("recode_id") REFERENCES "public"."training_attempts"("recode_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_attempts" ADD CONSTRAINT "training_attempts_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_attempts" ADD CONSTRAINT "training_attempts_kct_id_training_tests_kct_id_fk" FOREIGN KEY ("kct_id") REFERENCES "public"."training_tests"("kct_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD CONSTRAINT "training_chapter_progress_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_chapter_progress" ADD CONSTRAINT "training_chapter_progress_chapter_id_training_chapters_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."training_chapters"("chapter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_subscriptions" ADD CONSTRAINT "training_subscriptions_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_subscriptions" ADD CONSTRAINT "training_subscriptions_course_id_training_courses_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."training_courses"("course_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "training_attempts_number_unique" ON "training_attempts" USING btree ("tuid","kct_id","day","number");--> statement-breakpoint
CREATE UNIQUE INDEX "training_attempts_start_unique" ON "training_attempts" USING btree ("tuid","kct_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "training_attempts_open_unique" ON "training_attempts" USING btree ("tuid","kct_id") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "training_attempts_open_ends_at" ON "training_attempts" USING btree ("ends_at") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "training_attempts_kct" ON "training_attempts" USING btree ("kct_id");--> statement-breakpoint
CREATE INDEX "training_chapter_progress_chapter" ON "training_chapter_progress" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "training_subscriptions_course" ON "training_subscriptions" USING btree ("course_id");